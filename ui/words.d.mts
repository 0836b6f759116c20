import type { Pattern } from "@fluent/bundle/esm/ast.js";

export interface Catalogue {
  source: string;
  variables: Map<string, string[]>;
}
export const FIRST: string;
export function catalogues(folder?: string): Map<string, Catalogue>;
export function compiled(code: string, catalogue: Catalogue): Record<string, Pattern>;
export function types(catalogue: Catalogue): string;
export function writeTypes(found: Map<string, Catalogue>): void;

"""What a seat may know, and redealing what it may not."""

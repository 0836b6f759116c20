"""What a seat may know, and dealing anew what it may not."""

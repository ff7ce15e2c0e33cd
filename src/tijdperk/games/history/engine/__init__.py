"""The rules of History of the World; everything in this folder is compiled."""

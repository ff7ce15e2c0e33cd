"""The rules of Antiquity. This folder is compiled."""

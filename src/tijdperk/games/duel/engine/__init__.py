"""The rules themselves: plain data and functions, compiled with mypyc where there is a C compiler."""

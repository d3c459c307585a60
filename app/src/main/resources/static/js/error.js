// The error page does nothing by itself.

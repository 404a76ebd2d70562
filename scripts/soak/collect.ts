// Imported by the processes of a soak. What waits to be collected is not held, and V8 lets 64 MB outside its heap wait:
// collected every few seconds, what a process holds shows whether it grows.
setInterval(() => globalThis.gc?.(), 5_000).unref()

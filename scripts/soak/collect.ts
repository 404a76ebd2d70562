// Preloaded into the processes of a soak. V8 lets 64 MB outside its heap wait for collection. Collecting every few seconds
// shows whether a process really grows.
setInterval(() => globalThis.gc?.(), 5_000).unref()

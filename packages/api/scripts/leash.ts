// Preloaded into each process that a starting process has: when that one is killed, none of them stays behind and blocks
// the next start.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'))
// After the listener, which would keep the process alive by itself.
process.channel?.unref()

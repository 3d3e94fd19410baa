//@ts-check
// Preloaded into a measured server: tells the CPU time it has used, all threads together, when asked.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
// The question alone must not keep a server alive that is asked to stop.
process.channel?.unref();

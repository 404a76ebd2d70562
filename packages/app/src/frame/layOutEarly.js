// Runs in the document before anything is painted. While the rest of the page is still on its way what has come is laid out,
// a step at a time: the processor has nothing else to do, and the first frame is not one long task.
{
  const step = () => {
    document.body.offsetHeight
    if (document.readyState === 'loading') setTimeout(step)
  }
  setTimeout(step)
}

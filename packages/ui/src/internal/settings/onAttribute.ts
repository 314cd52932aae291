/** Subscribes to changes of an attribute of `<html>`, also those of other scripts. Returns the unsubscribe function. */
export function onAttribute(name: string, notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: [name] });
  return () => observer.disconnect();
}

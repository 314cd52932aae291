/** Tells of each change of an attribute of `<html>`, whoever makes it, until it is called off. */
export function onAttribute(name: string, notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: [name] });
  return () => observer.disconnect();
}

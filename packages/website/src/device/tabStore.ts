/** Data that stays in this tab, through a reload and where a phone ends the page, and goes with the tab. */
export interface TabStore<Value> {
  read: () => Value | undefined;
  write: (value: Value) => void;
}

/** What was written, for a browser that forbids its storage: it stays as long as this document. */
const texts: Record<string, string> = {};

export const tabStore = <Value>(name: string): TabStore<Value> => ({
  read() {
    try {
      return JSON.parse(texts[name] ?? sessionStorage[name]) as Value;
    } catch {
      return undefined;
    }
  },
  write(value) {
    texts[name] = JSON.stringify(value);
    try {
      sessionStorage[name] = texts[name];
    } catch {}
  },
});

export type FormEntries = [name: string, value: FormDataEntryValue][];

/** Puts back what was filled into a form, where it is blank, and keeps what it has from now on. */
export function keepForm(
  form: HTMLFormElement | null,
  { read, write }: TabStore<FormEntries>,
): void {
  if (!form) return;
  for (const [name, value] of read() ?? []) {
    // Another version of the page may have other fields.
    const control = form[name] as HTMLInputElement | undefined;
    if (control?.type === 'checkbox') control.checked = true;
    // Of the radios of one name, the value checks one.
    else if (control) control.value ||= value as string;
  }
  // Not when React lets go of the form: by then it may have other fields.
  const note = () => write([...new FormData(form)]);
  note();
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- replaces that of the last render
  form.oninput = note;
}

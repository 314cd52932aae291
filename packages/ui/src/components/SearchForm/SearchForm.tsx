'use client';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Button } from '../Button/Button.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { type SelectOption, SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './SearchForm.css.ts';
import { type SearchFormSearch, useSearchAsTyped } from './useSearchAsTyped.ts';

const defaultLabels = {
  query: 'Search for',
  submit: 'Search',
  /** Unfolds the filters on a phone; the chosen options are shown next to it. */
  filters: 'Filters',
};

export type SearchFormLabels = typeof defaultLabels;

/** A list that narrows the search. */
export interface SearchFilter {
  /** The key of its value in the address. */
  name: string;
  label: string;
  /** The first option, with the value `''`, which filters nothing, e.g. 'Any month'. */
  all: string;
  options: readonly SelectOption[];
  /** The chosen value. Default: `''`. */
  value?: string | undefined;
}

export interface SearchFormProps extends RootAttributes<HTMLFormElement> {
  /** The page that shows the results, e.g. `/search`. */
  action: string;
  /** The text searched for; in the address it is `q`. Default: empty. */
  query?: string | undefined;
  filters?: readonly SearchFilter[] | undefined;
  /** Shown with the field, such as that a text was too long. */
  hint?: string | undefined;
  /** Id of the field, for links to it. Default: generated. */
  fieldId?: string | undefined;
  /** Whether the field takes focus when the page opens, for a page without results yet. Default `false`. */
  focusField?: boolean | undefined;
  /**
   * Searches on this page: while typing at most once in 250 ms, once for what was filled in before React arrived, at once
   * when submitted. Default: opens `action`.
   */
  onSearch?: ((search: SearchFormSearch) => void) | undefined;
  labels?: PartialLabels<SearchFormLabels> | undefined;
}

/**
 * The search of a site, a plain form that opens an address. While focus is in it, changed props do not change its
 * values. `ref` is the `<form>`, a search landmark.
 */
export function SearchForm({
  action,
  query = '',
  filters = [],
  hint,
  fieldId,
  focusField = false,
  onSearch,
  labels,
  ref,
  ...rest
}: SearchFormProps) {
  const text = useLabels('searchForm', defaultLabels, labels);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);
  const chosen = filters.map(({ name, value = '' }) => [name, value]);
  const choices = filters.flatMap(({ options }) => options.map(({ value }) => value));
  // With the choices of the lists: a list takes its value as soon as it has the option.
  const now = JSON.stringify([[['q', query], ...chosen], choices]);
  // The initial values stay, because they may have been typed before React arrived.
  const last = useRef(now);
  useEffect(() => {
    if (last.current === now) return;
    last.current = now;
    const controls = form.current;
    // More may have been typed since.
    if (!controls || controls.contains(document.activeElement)) return;
    const [shown] = JSON.parse(now) as [[name: string, value: string][]];
    for (const [name, value] of shown) {
      const control = controls.elements.namedItem(name);
      if (control && 'labels' in control) (control as HTMLInputElement).value = value;
    }
  }, [now]);
  const handlers = useSearchAsTyped(form, onSearch);
  const shown = filters
    .flatMap(({ options, value }) => options.find((option) => option.value === value)?.label ?? [])
    .join(', ');
  return (
    <form
      {...rest}
      {...handlers}
      ref={form}
      action={action}
      // Not <search>, which browsers of old phones do not support.
      role="search"
      className={cx(styles.form, rest.className)}
    >
      <div className={styles.line}>
        <div className={styles.query}>
          <TextField
            type="search"
            name="q"
            id={fieldId}
            label={text.query}
            hint={hint}
            defaultValue={query}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a visitor who opens a search wants to type
            autoFocus={focusField}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <Button type="submit">{text.submit}</Button>
      </div>
      {filters.length > 0 && (
        <Disclosure
          className={styles.fold}
          summary={
            <>
              {text.filters} {shown !== '' && <span className={styles.chosen}>{shown}</span>}
            </>
          }
        >
          <div className={styles.filters}>
            {filters.map(({ name, label, all, options, value }) => (
              <SelectField
                key={name}
                name={name}
                label={label}
                placeholder={all}
                options={options}
                defaultValue={value}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </form>
  );
}

'use client';
import { useImperativeHandle, useRef } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { cx } from '../../internal/cx.ts';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import { Button } from '../Button/Button.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import type { SelectOption } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './SearchForm.css.ts';
import type { SearchFormSearch } from './SearchFormSearch.ts';
import { useSearchAsTyped } from './useSearchAsTyped.ts';
import { useShownValues } from './useShownValues.ts';

export interface SearchFormLabels {
  /** The label of the field. Default 'Search for'. */
  query: string;
  /** The button. Default 'Search'. */
  submit: string;
  /** What unfolds the lists on a phone; what is chosen stands beside it. Default 'Filters'. */
  filters: string;
}

const english: SearchFormLabels = { query: 'Search for', submit: 'Search', filters: 'Filters' };

/** A list that narrows the search. */
export interface SearchFilter {
  /** The key of its value in the address. */
  name: string;
  label: string;
  /** Stands first, with the value `''`: nothing is left out, e.g. 'Any month'. */
  all: string;
  options: readonly SelectOption[];
  /** What is chosen. Default: nothing is left out. */
  value?: string | undefined;
}

export interface SearchFormProps extends RootAttributes<HTMLFormElement> {
  /** The page that answers, e.g. `/search`. */
  action: string;
  /** What was searched for; in the address it is `q`. Default: nothing yet. */
  query?: string | undefined;
  filters?: readonly SearchFilter[] | undefined;
  /** Said beside the field, such as that a text was too long. */
  hint?: string | undefined;
  /** Id of the field, for whatever leads to it. Default: one of its own. */
  fieldId?: string | undefined;
  /** Whether the field has the focus when the page opens, for a page that is nothing else yet. Default `false`. */
  focusField?: boolean | undefined;
  /**
   * Searches without leaving the page: while the visitor types, once in 250 ms at most and with all that is
   * typed by then, and at once when the form is sent. Default: the browser opens `action`.
   */
  onSearch?: ((search: SearchFormSearch) => void) | undefined;
  labels?: Partial<SearchFormLabels> | undefined;
}

/**
 * The search of a site: a field, lists that narrow it, a button. A plain form that opens an address, so that
 * it works before any script and without one. While the visitor types, other props change nothing in it.
 * `ref` is the `<form>`, a search landmark.
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
  const text = useLabels('searchForm', english, labels);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);
  const chosen = filters.map(({ name, value = '' }) => [name, value] as const);
  useShownValues(form, Object.fromEntries([['q', query], ...chosen]));
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
      // Not <search>: browsers of old phones do not know it.
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens a search wants to type
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

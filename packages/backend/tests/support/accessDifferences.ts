/**
 * Where the embedded engine and PostgREST 12.0 answer the same call differently: all of it. `calls`
 * matches "<who> <name of the call>", an answer is its status and code.
 */
export interface Difference {
  calls: RegExp;
  embedded: string[];
  referee: string[];
  why: string;
}

export const differences: Difference[] = [
  {
    calls: /as a table$|with a dot$|GET no table|in other letters|GET a name with a statement$/,
    embedded: ['404 PGRST205'],
    referee: ['404 42P01'],
    why: 'PostgREST has its own code for a missing table since 12.1',
  },
  {
    calls: /: its query plan$/,
    embedded: ['406 PGRST107'],
    referee: ['415 PGRST107'],
    why: 'PostgREST answers 406 since 12.1; plans are off on both',
  },
  {
    calls: /: as a file$/,
    embedded: ['200 -', '401 42501', '403 42501'],
    referee: ['415 PGRST107'],
    why: 'the engine sends JSON whatever is accepted; what may be read is the same',
  },
  {
    calls: /HEAD .*: planned$/,
    embedded: ['206 -'],
    referee: ['206 -', '200 -'],
    why: "an estimate: two planners, two guesses; of tables that may be read, '401' of the others",
  },
  {
    calls: /: spread of another table$/,
    embedded: ['400 PGRST120'],
    referee: ['400 PGRST200'],
    why: 'refused for another reason',
  },
  {
    calls: /: where another table$/,
    embedded: ['400 0A000', '404 PGRST205'],
    referee: ['400 PGRST108'],
    why: 'a pattern on what is no short column (src/bounds.ts); of the hidden table, another code',
  },
  {
    calls: /: where a hidden column, in a tree$/,
    embedded: ['400 0A000'],
    referee: ['400 42703'],
    why: 'no patterns in trees (src/bounds.ts)',
  },
  {
    calls: /: in the order of another table$/,
    embedded: ['400 PGRST100'],
    referee: ['400 PGRST108'],
    why: 'the engine has no such order',
  },
  {
    calls: /: a statement after$|: a list with a statement$/,
    embedded: ['400 22P02'],
    referee: ['200 -', '401 42501', '403 42501'],
    why: 'PostgREST drops what follows a number or a list, the engine refuses it; neither runs it',
  },
  {
    calls: /POST .*: nothing$/,
    embedded: ['400 42601'],
    referee: ['401 42501', '403 42501', '400 23514'],
    why: 'the engine has no insert of default values; nothing is stored on either',
  },
  {
    calls: /POST (?!Contact Records).*: no rows$/,
    embedded: ['201 -'],
    referee: ['401 42501', '403 42501'],
    why: 'no rows are no statement for the engine; nothing is stored on either',
  },
  {
    calls: /POST Contact Records: columns it may not$/,
    embedded: ['201 -'],
    referee: ['401 42501', '403 42501'],
    why: 'the engine does not know `columns`: it stores those of the row, which the visitor may send',
  },
  {
    calls: /PATCH Contact Records: no column$/,
    embedded: ['204 -'],
    referee: ['401 42501', '403 42501'],
    why: 'no columns are no statement for the engine; nothing is changed on either',
  },
  {
    calls: /GET a table below a table$/,
    embedded: ['404 PGRST125'],
    referee: ['404 -'],
    why: 'PostgREST has a code for it since 12.1',
  },
  {
    calls: /GET a name that cannot be decoded$/,
    embedded: ['404 404'],
    referee: ['404 42P01'],
    why: 'refused before the engine, which answered 500',
  },
  {
    calls: /(TRACE|PROPFIND) Articles$/,
    embedded: ['405 405'],
    referee: ['405 PGRST117'],
    why: 'refused before the engine',
  },
];

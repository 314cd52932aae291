/**
 * All calls that the embedded engine and PostgREST 12.0 answer differently. `calls` matches "<who> <name of the
 * call>"; an answer is given by its status and code.
 */
export interface Difference {
  calls: RegExp;
  embedded: string[];
  postgrest: string[];
  why: string;
}

const denied = ['401 42501', '403 42501'];
const notServed = ['400 0A000'];

export const differences: Difference[] = [
  {
    calls: /as a table$|with a dot$|GET no table|in other letters|GET a name with a statement$/,
    embedded: ['404 PGRST205'],
    postgrest: ['404 42P01'],
    why: 'PostgREST has its own code for a missing table since 12.1',
  },
  {
    calls: /: (its query plan|as a file)$/,
    embedded: ['406 PGRST107'],
    postgrest: ['415 PGRST107'],
    why: 'PostgREST answers 406 since 12.1; plans are off on both',
  },
  {
    calls: /HEAD .*: planned$/,
    embedded: ['206 -'],
    postgrest: ['206 -', '200 -'],
    why: "an estimate: two planners, two guesses; of tables that may be read, '401' of the others",
  },
  {
    calls:
      /GET (?!Contact Records).*: (with (another table|articles|itself).*|spread of another table|a function)$/,
    embedded: notServed,
    postgrest: ['400 PGRST200'],
    why: 'no other tables within one, whether they are related or not',
  },
  {
    calls:
      /GET (?!Contact Records).*: (where a(nother table| hidden column, in a tree)|in the order of another table)$/,
    embedded: [...notServed, '400 PGRST100'],
    postgrest: ['400 PGRST108', '400 42703'],
    why: 'no other tables, no trees of conditions',
  },
  {
    calls: /GET (?!Contact Records).*: where a hidden column$/,
    embedded: notServed,
    postgrest: ['400 42703'],
    why: 'its operator is not served, on whatever column',
  },
  {
    calls:
      /GET (?!Contact Records).*: (where not, in a tree|the row type|the owner of the table|a cast to a table|a subquery)$/,
    embedded: notServed,
    postgrest: ['200 -'],
    why: 'columns are selected by their names alone, and compared by conditions that all hold',
  },
  {
    calls: /GET (?!Contact Records).*: a system column$/,
    embedded: ['400 42703'],
    postgrest: ['200 -'],
    why: "PostgreSQL's own columns are none of the list",
  },
  {
    calls: /GET (?!Contact Records).*: (a statement after|a list with a statement)$/,
    embedded: ['400 22P02', '400 PGRST100'],
    postgrest: ['200 -'],
    why: 'PostgREST drops what follows a number or a list; neither runs it',
  },
  {
    calls:
      /GET Contact Records: (with .*|spread .*|a (count|function|greatest|quote)|.* another table)$/,
    embedded: denied,
    postgrest: ['400 PGRST200', '400 PGRST108', '400 PGRST123', '400 22P02'],
    why: 'messages are not read, however that is asked',
  },
  {
    calls: /POST Contact Records: nothing$/,
    embedded: ['400 PGRST102'],
    postgrest: ['400 23514'],
    why: 'the engine has no insert of default values, so that it is not asked; refused on both',
  },
  {
    calls: /POST Contact Records: (no|several) rows$|POST Contact Records: chosen columns$/,
    embedded: notServed,
    postgrest: ['201 -'],
    why: 'one message is sent at a time',
  },
  {
    calls: /POST Contact Records: columns it may not$/,
    embedded: ['400 PGRST100'],
    postgrest: denied,
    why: '`columns` names the columns of the row, as the clients send it; nothing is stored on either',
  },
  {
    calls: /POST Contact Records: as (CSV|a form)$/,
    embedded: ['415 PGRST107'],
    postgrest: ['201 -'],
    why: 'a message is JSON: a CSV holds thousands, and a form comes from any site',
  },
  {
    calls: /POST (?!Contact Records).*: an unknown column$/,
    embedded: denied,
    postgrest: ['400 PGRST204'],
    why: 'content is not written, whatever it is',
  },
  {
    calls: /PATCH (?!Contact Records).*: no column$/,
    embedded: denied,
    postgrest: ['204 -'],
    why: 'no columns are nothing to be refused for PostgREST; nothing is changed on either',
  },
  {
    calls: /PUT .*: all rows$/,
    embedded: denied,
    postgrest: ['405 PGRST105'],
    why: 'refused on both, here before anything else is read',
  },
  {
    calls: /search with a column$/,
    embedded: ['404 PGRST202'],
    postgrest: ['400 42703'],
    why: 'what search answers has no columns to choose from',
  },
  {
    calls: /POST search$|what search calls$/,
    embedded: ['404 PGRST202'],
    postgrest: ['200 -'],
    why: 'search is asked by GET, and nothing else is a function that is served',
  },
  {
    calls: /GET a table below a table$/,
    embedded: ['404 PGRST125'],
    postgrest: ['404 -'],
    why: 'PostgREST has a code for it since 12.1',
  },
  {
    calls: /GET a name that cannot be decoded$|(TRACE|PROPFIND) Articles$/,
    embedded: ['404 404', '405 405'],
    postgrest: ['404 42P01', '405 PGRST117'],
    why: 'the HTTP server refuses it, in front of the gateway',
  },
];

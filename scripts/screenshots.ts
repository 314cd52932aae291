import { argv } from 'node:process';

// `npm run screenshots`: every screen in every state, which are the stories of the pages, at every width, light and
// dark, in forced colours, zoomed and with large text; `screenshots/index.html` shows them all. Words on the command
// line choose stories by their ids, those of components too; `film` makes the moving picture of README.md instead.
await import(argv[2] === 'film' ? './screenshots/film.ts' : './screenshots/stories.ts');

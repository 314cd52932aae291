import { expect, test } from 'vitest';
import { read } from '../../support/repository.ts';

const linesOf = (file: string) => read(file).split('\n');

test.each(['withdrawn-*.json', '*.backup.gz', 'messages*.csv'])(
  '%s, as the desk leaves it in its folder, comes into no commit and no image',
  (files) => {
    expect(linesOf('.gitignore')).toContain(files);
    expect(linesOf('.dockerignore')).toContain(`**/${files}`);
  },
);

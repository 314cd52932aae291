import { startPostgrest } from '../../../packages/backend/tests/support/postgrest.ts';
import type { Listening } from '../http/listen.ts';
import { startGateway } from './gateway.ts';

/** The tables of docs/spec.md with only the columns that a project must have. */
const columns: Record<string, string> = {
  resources: 'title text, image text, href text, category text',
  'Course Section': `title text, description text, date date, category text, thumbnail text,
    "ViewMore" text, "BuyURL" text, "isFeatured" boolean, mode text`,
  'Course Details': `slug text, "Title" text, "Duration" text, "Fees" text, "BuyURL" text,
    "CourseImage" text, description text, "CourseOverview" text,
    "ModuleHeading_1" text, "ModuleHeading_2" text, "ModuleHeading_3" text,
    "Module_1" text, "Module_2" text, "Module_3" text,
    "KeyFeature_p1" text, "KeyFeature_p2" text, "KeyFeature_p3" text, "KeyFeature_p4" text,
    "KeyFeature_p5" text,
    "LearningOutcome_1" text, "LearningOutcome_2" text, "LearningOutcome_3" text`,
  Articles: 'title text, category text, content text, created_at timestamptz, url text',
};

/** The types of ids, each with an SQL expression of a number `n`. The text ids need encoding in a URL. */
export const idTypes = {
  bigint: 'n',
  uuid: 'md5(n::text)::uuid',
  text: `case when n % 3 = 0 then 'संसद, भाग ' || n || '/2?' else 'polity-' || n end`,
} as const;

export type IdType = keyof typeof idTypes;

const made = (type: IdType) => `
create schema ${type}_ids;
set local search_path = ${type}_ids;
${Object.entries(columns)
  .map(([table, rest]) => `create table "${table}" (id ${type} primary key, ${rest});`)
  .join('\n')}
create table "Contact Records" (first_name text, last_name text, email text, message text);
insert into resources select ${idTypes[type]}, 'Resource ' || n, '/art/motifs/economy.svg', '/about', 'Reading'
  from generate_series(1, 25) n;
insert into "Course Section" select ${idTypes[type]}, 'Course ' || n, 'About course ' || n,
    case when n % 50 > 0 then date '2026-11-20' - n / 3 end,
    (array['BPSC', 'Essay', 'Sociology', null])[1 + n % 4], '/art/motifs/economy.svg',
    '/course-' || n, 'https://shop.example/' || n, n % 5 = 0,
    case when n % 10 = 0 then 'offline' else 'online' end
  from generate_series(1, 1200) n;
insert into "Course Details" (id, slug, "Title", "Module_1")
  select ${idTypes[type]}, case n when 4 then 'हिन्दी & आधार' when 7 then 'course-5' else 'course-' || n end,
    'Course ' || n || ' in full', 'Module of course ' || n
  from generate_series(1, 24) n;
insert into "Articles" select ${idTypes[type]}, 'Article ' || n,
    case when n % 20 = 0 then 'Facts of the Day' else 'Editorial Analysis' end, 'Text of article ' || n,
    case when n % 100 <> 51 then timestamptz '2026-11-20 10:00:00+00' - (n / 2) * interval '1 day' end, null
  from generate_series(1, 260) n;
grant usage on schema ${type}_ids to anon;
grant all on all tables in schema ${type}_ids to anon;`;

/** Three projects without our migrations, one per type of id; an answer has fewer rows than the largest tables. */
export async function startSpecProjects() {
  const types = Object.keys(idTypes) as IdType[];
  const postgrest = await startPostgrest('secret'.repeat(8), {
    make: types.map(made),
    schemas: types.map((type) => `${type}_ids`),
    maxRows: 500,
  });
  const gateways = await Promise.all(
    types.map(async (type): Promise<[IdType, Listening]> => [
      type,
      await startGateway(postgrest, `${type}_ids`),
    ]),
  );
  return {
    sql: postgrest.sql,
    gateways: Object.fromEntries(gateways) as Record<IdType, Listening>,
    async stop() {
      for (const [, gateway] of gateways) await gateway.close();
      await postgrest.stop();
    },
  };
}

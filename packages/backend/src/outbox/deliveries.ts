import type { Statements } from '../postgres/database.ts';
import type { Channel, Notice, NotedMessage, NoticeText } from './notice.ts';

/** The sender's use of the tables of the outbox (`supabase/migrations/20261124000800_outbox.sql`). */

export interface Delivery extends Notice {
  attempts: number;
}

/**
 * Makes a delivery for each channel from all messages that are in no notice yet: at once, then after pauses that double
 * with each notice of the last hour (1, 2, 4 minutes), so that an hour has at most six.
 */
const gatherNotes = `
  with recent as (
    select count(distinct made_at) as count, max(made_at) as last
    from contact_outbox.deliveries
    -- A clock that was set back leaves some in the future.
    where made_at between now() - interval '1 hour' and now()
  ),
  gathered as (
    delete from contact_outbox.notes using recent
    where recent.count = 0 or recent.last <= now() - interval '1 minute' * 2 ^ (recent.count - 1)
    returning id, message_id, noted_at
  )
  insert into contact_outbox.deliveries (channel, message_count, message_ids, noted_at)
  select channel, count(*), (array_agg(message_id order by id))[:100], min(noted_at)
  from gathered, unnest($1::text[]) channel
  group by channel`;

export async function gather(
  database: Statements,
  channels: readonly Channel['name'][],
): Promise<void> {
  await database.query(gatherNotes, [channels]);
}

/** Takes the delivery that is due longest, for this sender alone. If the sender dies, it is due after two minutes. */
const takeDue = `
  update contact_outbox.deliveries
  set attempts = attempts + 1, due_at = now() + interval '2 minutes'
  where id = (
    select id from contact_outbox.deliveries
    where channel = $1 and sent_at is null and given_up_at is null
      -- The longest pause is six hours: later than that only by a clock that was set back.
      and (due_at <= now() or due_at > now() + interval '7 hours')
    order by due_at limit 1 for update skip locked
  )
  returning id, message_count as count, to_json(noted_at) #>> '{}' as since, attempts,
    (select json_agg(json_build_object('id', message)) from unnest(message_ids) message) as messages`;

export async function take(
  database: Statements,
  channel: Channel['name'],
): Promise<Delivery | undefined> {
  return (await database.query<Delivery>(takeDue, [channel]))[0];
}

export async function markSent(database: Statements, { id }: Delivery): Promise<void> {
  await database.query('update contact_outbox.deliveries set sent_at = now() where id = $1', [id]);
}

/** Waits twice as long after each attempt, from a minute to six hours, and gives up after three days. */
const markUnsent = `
  update contact_outbox.deliveries
  set due_at = now() + least(interval '1 minute' * 2 ^ (attempts - 1), interval '6 hours'),
    given_up_at = case when made_at <= now() - interval '3 days' then now() end
  where id = $1
  returning case when given_up_at is null
    then (extract(epoch from due_at - now()) / 60)::int end as minutes`;

/** @returns the minutes until the next attempt, or that there is none. */
export async function markFailed(
  database: Statements,
  { id }: Delivery,
): Promise<number | 'given up'> {
  const rows = await database.query<{ minutes: number | null }>(markUnsent, [id]);
  return rows[0]?.minutes ?? 'given up';
}

/** Returns a delivery whose attempt was aborted, for the next sender. */
export async function release(database: Statements, { id }: Delivery): Promise<void> {
  await database.query(
    'update contact_outbox.deliveries set due_at = now(), attempts = attempts - 1 where id = $1',
    [id],
  );
}

/** Ids and columns of a project may be of any type. */
const selectWords = `
  select id::text as id, concat_ws(' ', first_name, last_name) as name,
    coalesce(email::text, '') as email, coalesce(message::text, '') as message
  from public."Contact Records" where id::text = any ($1::text[])`;

/** The same messages with their content, if they still exist. */
export async function withWords(
  database: Statements,
  messages: readonly NotedMessage[],
): Promise<NotedMessage[]> {
  const ids = messages.map(({ id }) => id);
  const rows = await database.query<NoticeText & { id: string }>(selectWords, [ids]);
  const found = new Map(rows.map(({ id, ...words }) => [id, words]));
  return ids.map((id) => {
    const words = found.get(id);
    return words ? { id, words } : { id };
  });
}

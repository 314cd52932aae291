import { type ApiResponse, ApiError, jsonResponse } from '../apiRequest/apiError.ts';
import type { ApiRequest } from '../apiRequest/authorize.ts';
import type { Select } from '../apiRequest/parseSelect.ts';
import type { Write } from '../apiRequest/parseStaffWrite.ts';
import type { Principal } from '../apiRequest/principal.ts';
import { type Result, callSql, selectSql, writeSql } from '../sql/toSql.ts';
import type { Connections } from './connections.ts';

export type Execute = (
  request: ApiRequest,
  principal: Principal,
  signal: AbortSignal,
) => Promise<ApiResponse>;

/** @returns a function that throws the database's errors, and ApiError (406). */
export const createExecute =
  (connections: Connections): Execute =>
  async (request, principal, signal) => {
    if (request.kind === 'select') {
      const result = await connections.read(principal, selectSql(request), signal);
      return selectResponse(request, result);
    }
    if (request.kind === 'call') {
      const { body } = await connections.read(principal, callSql(request), signal);
      return jsonResponse(200, body, { 'Content-Range': '0-0/*' });
    }
    // Not cancelled when the client has gone: a message that was begun is stored.
    return writeResponse(request, await connections.write(principal, writeSql(request)));
  };

/** Statuses and ranges as in PostgREST: https://docs.postgrest.org/en/v12/references/api/pagination_count.html */
function selectResponse({ isOne, isHead, offset }: Select, result: Result): ApiResponse {
  const rows = Number(result.page);
  const total = result.total === null ? undefined : Number(result.total);
  if (total !== undefined && offset > total) {
    const range = { 'Content-Range': `*/${total}` };
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    const error = new ApiError(416, 'PGRST103', 'Requested range not satisfiable', { details });
    return error.toResponse(range);
  }
  if (isOne && rows !== 1) {
    const details = `The result contains ${rows} rows`;
    const message = 'JSON object requested, multiple (or no) rows returned';
    throw new ApiError(406, 'PGRST116', message, { details });
  }
  const range = rows > 0 && total !== 0 ? `${offset}-${offset + rows - 1}` : '*';
  const headers = {
    'Content-Range': `${range}/${total ?? '*'}`,
    ...(isOne && { 'Content-Type': 'application/vnd.pgrst.object+json; charset=utf-8' }),
  };
  const isPart = total !== undefined && rows < total;
  return jsonResponse(isPart ? 206 : 200, isHead ? '' : result.body, headers);
}

function writeResponse(request: Write, written: readonly Result[]): ApiResponse {
  const count = written.reduce((sum, { page }) => sum + Number(page), 0);
  const rows = request.kind === 'update' && count > 0 ? `0-${count - 1}` : '*';
  const range = { 'Content-Range': `${rows}/${request.isCounted ? count : '*'}` };
  const isInsert = request.kind === 'insert';
  if (request.returning === undefined) {
    return { status: isInsert ? 201 : 204, headers: range, body: '' };
  }
  const lists = written.map(({ body }) => body.slice(1, -1)).filter((body) => body !== '');
  return jsonResponse(isInsert ? 201 : 200, `[${lists.join(',')}]`, range);
}

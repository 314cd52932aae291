/**
 * How PostgreSQL runs: for one small machine, reachable through a socket in its own folder alone. What
 * it acknowledges is on the disk, by its own defaults (`fsync`, `synchronous_commit`).
 * https://www.postgresql.org/docs/18/runtime-config.html
 */
export const settings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '20',
  // The site keeps pages, and the system keeps files: a cache of our own need not be large.
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  // No replica follows this server.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '128MB',
  min_wal_size: '16MB',
  // Processes that a small database does without.
  io_method: 'sync',
  max_worker_processes: '2',
  max_logical_replication_workers: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  jit: 'off',
  // A sort that does not fit into memory fills no disk.
  temp_file_limit: '64MB',
  // A statement whose client is gone is ended.
  client_connection_check_interval: '1s',
  // A failed statement holds a visitor's words: none is written to a log.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

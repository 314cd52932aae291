/**
 * PostgreSQL's settings for one small machine, reachable only through a socket in its own folder. Acknowledged
 * commits are on the disk, by the defaults of `fsync` and `synchronous_commit`.
 * https://www.postgresql.org/docs/18/runtime-config.html
 */
export const settings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '20',
  // The site caches pages, and the system caches files, so PostgreSQL's cache can be small.
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  // No replica follows this server.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '128MB',
  min_wal_size: '16MB',
  // A small database needs no extra processes.
  io_method: 'sync',
  max_worker_processes: '2',
  max_logical_replication_workers: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  jit: 'off',
  // Sorts that do not fit into memory must not fill the disk.
  temp_file_limit: '64MB',
  // Cancels a statement whose client has gone.
  client_connection_check_interval: '1s',
  // Failed statements may contain a visitor's words, so none is logged.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

import { port } from './socket.ts'

/** Given at every start rather than kept in the cluster, so that a new release changes them for all. */
export function settingsFor(socketDirectory: string): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: quoted(socketDirectory),
    unix_socket_permissions: '0700',
    port,
    max_connections: 200,
    shared_buffers: '64MB',
    // Containers get 64 MB of /dev/shm, and systemd empties a user's part of it when the user logs out.
    dynamic_shared_memory_type: 'mmap',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Errors reach the client, who logs them; here they would only pile up, with visitors' words in them.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** The value is a list: a comma in the path would split it. */
const quoted = (path: string) => `"${path.replaceAll('"', '""')}"`

/** The way to PostgreSQL does not hold what we rely on. The message is one line that says what to do. */
export class StorageRefusal extends Error {
  override name = 'StorageRefusal'
}

/** Every receipt for something that was deleted says it. */
export const deletionNote =
  'Nothing of it can be read through Foyer any more. Deleted rows can stay in the files of PostgreSQL until it vacuums the tables, in its write-ahead log until that is recycled, and in backups until you delete them.'

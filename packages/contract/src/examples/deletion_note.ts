export const deletionNote =
  'It can no longer be read through Foyer. Deleted rows can remain in the files of PostgreSQL until it vacuums the tables, in its write-ahead log until that is recycled, and in backups until you delete them.'

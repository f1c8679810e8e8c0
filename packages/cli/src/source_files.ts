import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join, sep } from 'node:path'
import { UsageError } from './command.ts'

interface FileToAdd {
  /** What it is known by: its name, or, inside a folder that is added, its path there. */
  filename: string
  path: string
}

const readable = ['.md', '.markdown', '.mdx', '.txt', '.html', '.htm', '.pdf', '.docx', '.csv']

/** A file, or every readable one of a folder and the folders in it, in their order. Hidden ones are left out. */
export async function filesAt(path: string): Promise<FileToAdd[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code}). Name a file, a folder or an http address.`)
  })
  if (!found.isDirectory()) return [{ filename: basename(path), path }]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && readable.includes(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ filename: file.slice(join(path, sep).length).replaceAll(sep, '/'), path: file }))
    .filter(({ filename }) => !filename.split('/').some((part) => part.startsWith('.')))
    .sort((a, b) => (a.filename < b.filename ? -1 : 1))
  if (files.length === 0)
    throw new UsageError(`${path} has no file that Foyer can read (${readable.join(', ')}).`)
  return files
}

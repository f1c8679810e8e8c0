import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'

const mostBytes = 10 * 1024 * 1024

interface LogFile {
  /** Handed to PostgreSQL open, so that its user needs no way to the file. */
  descriptor: number
  /** What was written since it was opened. */
  written(): Promise<string>
  close(): Promise<void>
}

export async function openLog(dataDirectory: string): Promise<LogFile> {
  const file = await open(join(dataDirectory, 'postgres.log'), 'a+', 0o600)
  if ((await sizeOf(file)) > mostBytes) await file.truncate()
  const start = await sizeOf(file)
  return {
    descriptor: file.fd,
    async written() {
      const length = Math.min((await sizeOf(file)) - start, 65_536)
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, start)
      return buffer.toString('utf8')
    },
    close: () => file.close(),
  }
}

const sizeOf = async (file: FileHandle) => (await file.stat()).size

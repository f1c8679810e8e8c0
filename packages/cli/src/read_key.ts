import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { type Environment, UsageError } from './command.ts'

interface KeyOptions {
  /** What is asked for, such as `API key for OpenAI: `. */
  prompt: string
  /** Whoever said that the key is in a variable is asked for nothing. */
  variable: string | undefined
  environment: Environment
  stdin: Readable & { isTTY?: boolean }
  stderr: Writable
}

/**
 * A key that nobody sees: from a variable, typed without an echo, or the first line of standard input. Never an argument,
 * which every process of the machine can read. Null where there is none.
 */
export async function readKey({ prompt, variable, environment, stdin, stderr }: KeyOptions) {
  if (variable !== undefined) {
    const key = environment[variable]?.trim()
    if (key) return key
    throw new UsageError(`--key-from names ${variable}, which is not set.`)
  }
  const isTyped = stdin.isTTY === true
  if (isTyped) stderr.write(prompt)
  // What is edited here is written nowhere.
  const nowhere = new PassThrough().resume()
  const reader = createInterface({ input: stdin, ...(isTyped && { output: nowhere, terminal: true }) })
  // A terminal whose line is edited here sends Ctrl-C as a key, and no signal.
  reader.on('SIGINT', () => reader.close())
  const line = await Promise.race([
    once(reader, 'line').then(([text]) => String(text)),
    once(reader, 'close').then(() => null),
  ])
  reader.close()
  if (isTyped) stderr.write('\n')
  if (line === null && isTyped) throw new UsageError('No key was given, and nothing was changed.')
  return line?.trim() || null
}

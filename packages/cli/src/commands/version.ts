import { readFile } from 'node:fs/promises'
import type { Command } from '../command.ts'

export const version: Command = {
  name: 'version',
  summary: 'Print the version of Foyer.',
  options: {},
  async run() {
    const manifest = new URL('../../package.json', import.meta.url)
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
    return { data: { version, node: process.versions.node }, text: version }
  },
}

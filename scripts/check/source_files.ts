import { globSync, readFileSync } from 'node:fs'

/** What the checks read: every file of code that we wrote, with its path from the repository's root. */

export interface SourceFile {
  path: string
  text: string
}

export const root = new URL('../../', import.meta.url)

export function readSources(): SourceFile[] {
  const patterns = [
    'packages/*/*.ts',
    'packages/*/{src,bin,e2e}/**/*.{ts,tsx,js}',
    '{scripts,bench,e2e}/**/*.{ts,js}',
  ]
  return globSync(patterns, { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }))
}

/** Comments may speak of anything. Lines keep their numbers. */
export function withoutComments(text: string): string {
  return text
    .replaceAll(/(^|\s)\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || /\/(testing|e2e)\//.test(path)

import { posix } from 'node:path'
import { type SourceFile, withoutComments } from './source_files.ts'

/**
 * The imports of a file, those of types included. No parser: the format check, which runs beside this one, puts
 * every import and export at the start of its line and every specifier into single quotes.
 */

/** A type import is gone at run time, a dynamic one happens later. */
type ImportKind = 'value' | 'type' | 'dynamic'

export interface Import {
  from: string
  /** A path from the root for our own files, otherwise `node:<module>` or `npm:<package>`. */
  to: string
  kind: ImportKind
}

/** What `@foyer/<package>` and its subpaths lead to, as the packages' own `exports` say. */
export type Entrances = ReadonlyMap<string, string>

// One clause: names, braces and commas, never beyond the next statement.
const names = String.raw`(?:(?!\n(?:import|export)\b)[\w\s{},*$])*?`
const statement = new RegExp(String.raw`^(?:import|export)\b(\s+type\b)?${names}\bfrom\s+'([^']+)'`, 'gm')
const bare = /^import '([^']+)'/gm
const call = /(\btypeof\s+)?\bimport\(\s*(?:'([^']+)')?/g

export function importsOf({ path, text }: SourceFile, entrances: Entrances): Import[] {
  const code = withoutComments(text)
  const found: Import[] = []
  function add(specifier: string | undefined, kind: ImportKind) {
    const to = specifier === undefined ? 'a computed path' : resolve(path, specifier, entrances)
    found.push({ from: path, to, kind })
  }
  for (const [, type, specifier] of code.matchAll(statement)) add(specifier, type ? 'type' : 'value')
  for (const [, specifier] of code.matchAll(bare)) add(specifier, 'value')
  for (const [, type, specifier] of code.matchAll(call)) add(specifier, type ? 'type' : 'dynamic')
  return found
}

function resolve(from: string, specifier: string, entrances: Entrances): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('node:')) return specifier
  const entrance = entrances.get(specifier)
  if (entrance) return entrance
  const [scope, name] = specifier.split('/')
  return `npm:${specifier.startsWith('@') ? `${scope}/${name}` : scope}`
}

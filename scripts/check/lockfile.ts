/** The lockfile must install on both kinds of machine, from whatever registry a machine is given. */

interface Entry {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  os?: string[]
  cpu?: string[]
}

export interface Lockfile {
  packages: Record<string, Entry>
}

const twins: Record<string, string> = { arm64: 'x64', x64: 'arm64' }

export function lockfileProblems({ packages }: Lockfile): string[] {
  const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
  return installed.flatMap(([path, entry]) => [
    ...withoutTwin(path, entry, packages),
    ...(entry.resolved && !entry.link ? [`${path} is bound to ${entry.resolved}`] : []),
    ...(!entry.integrity && !entry.link ? [`${path} has no integrity`] : []),
  ])
}

function withoutTwin(path: string, { version, os, cpu }: Entry, packages: Lockfile['packages']): string[] {
  const [machine = ''] = cpu ?? []
  const other = twins[machine]
  if (!os?.includes('linux') || !other) return []
  const twin = path.replaceAll(machine, other)
  if (packages[twin]?.version === version) return []
  return [`${path} ${version} has no twin for linux-${other} (${twin})`]
}

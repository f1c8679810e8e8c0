import { cyclesIn } from './cycles.ts'
import type { Import } from './imports.ts'

/** The rooms of the server, from the ground up. A room knows those before it, through their `index.ts`, and no other. */
export const rooms = [
  'platform',
  'organization',
  'reasoning',
  'agents',
  'knowledge',
  'conversations',
  'notifications',
  'setup',
  'faces',
  // What rooms are put together from, for a server or a command.
  'composition',
  'operator',
  // The files beside the rooms: they start the whole.
  'main',
] as const
type Room = (typeof rooms)[number]

const server = 'packages/server/src/'
const composition = /^(config(\.ts|\/)|equipment\.ts$)/

function roomOf(path: string): Room | undefined {
  if (!path.startsWith(server)) return undefined
  const place = path.slice(server.length)
  if (composition.test(place)) return 'composition'
  return rooms.find((room) => place.startsWith(`${room}/`)) ?? 'main'
}

/** The platform is wide: each of its folders has an entrance of its own. */
const entrances = /^packages\/server\/src\/(\w+|platform\/\w+)\/index\.ts$/

export function roomProblems(imports: Import[]): string[] {
  return [...imports.flatMap(problemOf), ...folderCycles(imports)]
}

function problemOf({ from, to }: Import): string[] {
  const [own, other] = [roomOf(from), roomOf(to)]
  if (!own || !other || own === other) return []
  if (rooms.indexOf(other) > rooms.indexOf(own))
    return [`${from} -> ${to}: ${own} does not know ${other}, which stands above it`]
  if (other === 'composition' || entrances.test(to)) return []
  return [`${from} -> ${to}: ${other} is entered through its index.ts`]
}

/** Folders of a room import each other in one direction only. */
function folderCycles(imports: Import[]): string[] {
  const between = imports.flatMap((each): Import[] => {
    const [from, to] = [folderOf(each.from), folderOf(each.to)]
    return from && to && from !== to ? [{ ...each, from, to }] : []
  })
  return cyclesIn(between).map((cycle) => `folders import each other: ${cycle.join(' -> ')}`)
}

function folderOf(path: string): string | undefined {
  const room = roomOf(path)
  if (!room || room === 'main' || room === 'composition') return undefined
  const [folder, file] = path.slice(`${server}${room}/`.length).split('/')
  return file === undefined ? undefined : `${server}${room}/${folder}`
}

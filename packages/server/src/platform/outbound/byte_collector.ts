/**
 * The first `maxBytes` of a body, in one piece of memory. What arrives is copied: a body sent byte by byte would
 * otherwise cost a hundred times its size.
 */
interface ByteCollector {
  add(chunk: Uint8Array): void
  /** There was more than `maxBytes`. */
  readonly cut: boolean
  bytes(): Buffer
}

const smallest = 4096

export function collectBytes(maxBytes: number): ByteCollector {
  let kept = Buffer.alloc(0)
  let length = 0
  let cut = false

  function grow(needed: number) {
    if (needed <= kept.length) return
    const larger = Buffer.allocUnsafeSlow(Math.min(maxBytes, Math.max(needed, kept.length * 2, smallest)))
    kept.copy(larger, 0, 0, length)
    kept = larger
  }

  return {
    add(chunk) {
      const room = chunk.subarray(0, maxBytes - length)
      cut ||= room.length < chunk.length
      grow(length + room.length)
      kept.set(room, length)
      length += room.length
    },
    get cut() {
      return cut
    },
    bytes: () => kept.subarray(0, length),
  }
}

import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of ours sent the request, as its browser tells. Other sites can make a browser send its cookies along,
 * but not this header.
 */
export function isOwnOrigin({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers
  if (origin === undefined || !URL.canParse(origin)) return false
  const from = new URL(origin)
  if (from.origin === new URL(publicUrl).origin) return true
  // Extensions and files have origins of other schemes.
  return /^https?:$/.test(from.protocol) && from.host === host
}

export const changesNothing = (method: string) => method === 'GET' || method === 'HEAD'

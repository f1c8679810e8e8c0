import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** How a page of ours is given out: under a policy that allows our own files alone, and never kept (R10). */

/** Styles that the dashboard makes as it runs carry the nonce; nothing else is taken that is not a file of ours. */
const policy = (nonce?: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    nonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    // Avatars are wherever the organization has them.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export const newNonce = () => randomBytes(16).toString('base64')

export function sendHtml(reply: FastifyReply, html: string, nonce?: string) {
  return reply
    .headers({
      'Content-Security-Policy': policy(nonce),
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Text that others chose, in a text or an attribute of a page. */
export const escapeText = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

import type { LinkProps } from '@tanstack/react-router'

/** A link to one of our pages, by the address that the API gives. */
export function linkTo(href: string): LinkProps {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  return { to: pathname, search: Object.fromEntries(searchParams) } as LinkProps
}

import { refuse } from '../refusal.ts'
import { isPublicHost } from './public_address.ts'
import type { Outbound } from './request.ts'

/** Said where it is entered, and not after minutes of trying. Whoever operates the server can allow it. */
export function refusePrivateAddress(
  outbound: Pick<Outbound, 'allows'>,
  url: string | undefined,
  param: string,
) {
  if (url === undefined || !URL.canParse(url)) return
  if (outbound.allows(url)) return
  const { hostname, port, protocol } = new URL(url)
  if (!isPublicHost(hostname))
    throw refuse(
      'parameter_invalid',
      `${hostname} is in a private network. Only public pages can be read. If you run this server, add ${hostname}:${port || (protocol === 'https:' ? 443 : 80)} to FOYER_ALLOW_HOSTS and restart it.`,
      { param },
    )
}

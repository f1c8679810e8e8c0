import { refuse } from '../../platform/index.ts'

/** The same words whether there never was such an agent or it is archived. */
export const agentMissing = () => refuse('resource_missing', 'There is no agent at this address.')

/** The same words for a token that is forged, over or for something else, and for one whose conversation was erased. */
export const visitMissing = () =>
  refuse('invalid_api_key', 'This token is not valid, or not valid any more. Start a new conversation.', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })

export const withoutToken = () =>
  refuse('missing_api_key', 'Send the token of the visit as "Authorization: Bearer <token>".', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  })

/** For whoever builds the page: the visitor's browser shows it on its console. */
export const identityRefused = (why: string) =>
  refuse('parameter_invalid', `identity cannot be verified: ${why}`, { param: 'identity' })

/** What is wrong with a flow is for its owner to read. */
export const notReceiving = () =>
  refuse('flow_invalid', 'This agent is not available at the moment. Try again later.')

/** What the owner of a site pastes: the widget, its page to share, and what a content security policy must let in. */

export const snippetOf = (service: string, publicId: string): string =>
  `<script src="${service}/widget.js" async></script>\n<foyer-chat agent="${publicId}"></foyer-chat>`

export const pageLinkOf = (service: string, publicId: string): string => `${service}/a/${publicId}`

export const policyOf = (service: string): string => `script-src ${service};\nconnect-src ${service};`

/** Which of our tables and columns better-auth finds its words in. */
export const tables = {
  user: { modelName: 'users', fields: columns('emailVerified', 'createdAt', 'updatedAt') },
  session: {
    modelName: 'user_sessions',
    fields: columns('userId', 'ipAddress', 'userAgent', 'expiresAt', 'createdAt', 'updatedAt'),
  },
  account: {
    modelName: 'user_accounts',
    fields: columns(
      'userId',
      'accountId',
      'providerId',
      'accessToken',
      'refreshToken',
      'idToken',
      'accessTokenExpiresAt',
      'refreshTokenExpiresAt',
      'createdAt',
      'updatedAt',
    ),
  },
  verification: { modelName: 'user_verifications', fields: columns('expiresAt', 'createdAt', 'updatedAt') },
}

function columns<Name extends string>(...names: Name[]) {
  const inSnakeCase = (name: Name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(names.map((name) => [name, inSnakeCase(name)])) as Record<Name, string>
}

/** Whom a token is about, as far as this browser has to tell people apart. Only the service verifies it. */
export function subjectOf(identity: string | undefined): string {
  try {
    const claims = (identity ?? '').split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const { sub, email }: { sub?: unknown; email?: unknown } = JSON.parse(atob(claims))
    return String(sub ?? email ?? '')
  } catch {
    return ''
  }
}

import { type ReactNode, Suspense, useState } from 'react'

/** For a dialog that is loaded when it is first opened, and stays to fade out. Its component is a `lazy` one. */
export function LazyDialog({ opened, children }: { opened: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  return wasOpened && <Suspense>{children}</Suspense>
}

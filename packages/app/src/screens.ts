import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { paths } from './addresses.ts'
import type { LoaderArgs } from './visit.ts'

export type Path = (typeof paths)[keyof typeof paths]

/** A page's code: what it draws, and what it asks before. */
export type Screen = () => Promise<{ Component: ComponentType; loader?: (args: LoaderArgs) => Promise<unknown> }>

/** Each page's code, loaded when it is opened, or a moment before. */
export const screens: Record<Path, Screen> = {
  [paths.home]: () => import('./routes/home/route.tsx'),
  [paths.login]: () => import('./routes/login/route.tsx'),
  [paths.register]: () => import('./routes/register/route.tsx'),
  [paths.forgotPassword]: () => import('./routes/forgot-password/route.tsx'),
  [paths.allCategories]: () => import('./routes/all-categories/route.tsx'),
  [paths.category]: () => import('./routes/category/route.tsx'),
  [paths.aboutUs]: () => import('./routes/about-us/route.tsx'),
  [paths.product]: () => import('./routes/product/route.tsx'),
  [paths.allProducts]: () => import('./routes/all-products/route.tsx'),
  [paths.updateProduct]: () => import('./routes/update-product/route.tsx'),
  [paths.addProduct]: () => import('./routes/add-product/route.tsx'),
  [paths.myProducts]: () => import('./routes/my-products/route.tsx'),
  [paths.cart]: () => import('./routes/cart/route.tsx'),
}

/** Which of them is at an address; none where nothing is. */
export const pathAt = (pathname: string) =>
  Object.values(paths).find((pattern) => matchPath(pattern, pathname) !== null)

export const notFoundScreen: Screen = () => import('./routes/not-found/route.tsx')

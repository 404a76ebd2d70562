import { createBrowserRouter, type LazyRouteFunction, type RouteObject } from 'react-router-dom'
import { paths } from './addresses.ts'
import { AuthFrame } from './frame/AuthFrame.tsx'
import { MainFrame } from './frame/MainFrame.tsx'
import { PageError } from './frame/PageError.tsx'
import { PageLoading } from './frame/PageLoading.tsx'
import { ProtectedLoading, RequireMember } from './frame/RequireMember.tsx'

type Screen = LazyRouteFunction<RouteObject>
type Path = (typeof paths)[keyof typeof paths]

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

const notFound: Screen = () => import('./routes/not-found/route.tsx')

const open = (path: Path): RouteObject => ({
  path,
  lazy: screens[path],
  ErrorBoundary: PageError,
  HydrateFallback: PageLoading,
})
const guarded = (path: Path): RouteObject => ({ ...open(path), HydrateFallback: ProtectedLoading })

const routes: RouteObject[] = [
  {
    Component: MainFrame,
    ErrorBoundary: PageError,
    children: [
      open(paths.home),
      open(paths.allCategories),
      open(paths.category),
      open(paths.aboutUs),
      {
        Component: RequireMember,
        ErrorBoundary: PageError,
        children: [
          guarded(paths.product),
          guarded(paths.allProducts),
          guarded(paths.updateProduct),
          guarded(paths.addProduct),
          guarded(paths.myProducts),
          guarded(paths.cart),
        ],
      },
      { path: '*', lazy: notFound, ErrorBoundary: PageError, HydrateFallback: PageLoading },
    ],
  },
  {
    Component: AuthFrame,
    ErrorBoundary: PageError,
    children: [open(paths.login), open(paths.register), open(paths.forgotPassword)],
  },
]

export const router = createBrowserRouter(routes)

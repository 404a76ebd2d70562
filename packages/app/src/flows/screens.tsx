// The app's own pages over the market in memory: what each route wires, without a server behind it.
import { categories, countBrands, filterProducts, sortProducts } from '@arot/contract'
import { useAlerts } from '@arot/ui/Alerts'
import { MainLayout } from '@arot/ui/MainLayout'
import { NavBar } from '@arot/ui/NavBar'
import { Outlet, type RouteObject, useNavigate, useParams } from 'react-router-dom'
import { cartHref, myProductsHref, paths } from '../addresses.ts'
import type { Listed } from '../listing/ProductListing.tsx'
import { type ListAddress, useListAddress } from '../listing/useListAddress.ts'
import { messages } from '../messages.ts'
import { loaded } from '../pages.fixtures.tsx'
import { AddProductPage } from '../routes/add-product/page.tsx'
import { AllProductsPage } from '../routes/all-products/page.tsx'
import { CartPage } from '../routes/cart/page.tsx'
import { CategoryPage } from '../routes/category/page.tsx'
import { HomePage } from '../routes/home/page.tsx'
import { MyProductsPage } from '../routes/my-products/page.tsx'
import { ProductPage } from '../routes/product/page.tsx'
import { RegisterPage } from '../routes/register/page.tsx'
import { UpdateProductPage } from '../routes/update-product/page.tsx'
import { type Member, useMarket } from './market.ts'

const nobody: Member = { name: '', email: '' }

export const screens: RouteObject[] = [
  {
    Component: Frame,
    children: [
      { path: paths.home, Component: Home },
      { path: paths.category, Component: Category },
      { path: paths.product, Component: Detail },
      { path: paths.cart, Component: Cart },
      { path: paths.allProducts, Component: AllProducts },
      { path: paths.myProducts, Component: MyProducts },
      { path: paths.addProduct, Component: AddProduct },
      { path: paths.updateProduct, Component: UpdateProduct },
    ],
  },
  { path: paths.register, Component: Register },
]

function Frame() {
  const { member, cart } = useMarket()
  const links = [
    { label: 'Home', href: paths.home },
    ...(member
      ? [
          { label: 'Add Product', href: paths.addProduct },
          { label: 'My Products', href: myProductsHref(member.email) },
        ]
      : [{ label: 'Register', href: paths.register }]),
  ]
  return (
    <MainLayout
      navBar={
        <NavBar
          brand={{ name: 'Arot', href: paths.home }}
          links={links}
          session={
            member
              ? { status: 'signed-in', ...member, photo: null, onLogOut: () => {} }
              : { status: 'signed-out', loginHref: paths.login }
          }
          cart={member && { href: cartHref(member.email), count: cart.length }}
          isDark={false}
          onToggleDark={() => {}}
        />
      }
      footer={null}
    >
      <Outlet />
    </MainLayout>
  )
}

function Home() {
  const { products } = useMarket()
  const deals = products.filter(({ rating }) => rating >= 4.5).slice(0, 6)
  return (
    <HomePage categories={loaded([...categories])} brands={loaded(countBrands(products))} hotDeals={loaded(deals)} />
  )
}

function Category() {
  const { categoryName = '' } = useParams()
  const address = useListAddress()
  const listed = useListed({ ...address.filter, category: categoryName })
  return <CategoryPage name={categoryName} listed={listed} address={address} />
}

function AllProducts() {
  const address = useListAddress()
  return <AllProductsPage listed={useListed(address.filter)} address={address} />
}

function Detail() {
  const { products, member = nobody, buy } = useMarket()
  const { id } = useParams()
  const { alert } = useAlerts()
  const product = products.find(({ _id }) => _id === id)

  async function confirm(quantity: number) {
    if (product) buy(product, quantity)
    void alert(messages.bought)
    return null
  }

  if (!product) return null
  return <ProductPage product={loaded(product)} isMissing={false} buyer={member} onConfirm={confirm} />
}

function Cart() {
  const { cart, remove } = useMarket()
  const { alert } = useAlerts()

  async function take({ _id }: { _id: string }) {
    remove(_id)
    void alert(messages.removedFromCart)
  }

  return <CartPage items={cart} onRemove={take} />
}

function Register() {
  const { register } = useMarket()
  const { alert } = useAlerts()
  const navigate = useNavigate()
  return (
    <RegisterPage
      loginHref={paths.login}
      onGoogle={() => {}}
      onSubmit={async (form) => {
        register(form)
        void alert(messages.registered)
        void navigate(paths.home)
      }}
    />
  )
}

function MyProducts() {
  const { own } = useMarket()
  return <MyProductsPage products={loaded(own)} address={useListAddress()} />
}

function AddProduct() {
  const { add } = useMarket()
  const { alert } = useAlerts()
  return (
    <AddProductPage
      onSubmit={async (product) => {
        add(product)
        void alert(messages.productAdded)
        return undefined
      }}
    />
  )
}

function UpdateProduct() {
  const { products, update } = useMarket()
  const { id = '' } = useParams()
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const product = products.find(({ _id }) => _id === id)
  return (
    <UpdateProductPage
      product={product ? loaded(product) : { isLoading: false, retry: () => {} }}
      isMissing={!product}
      onSubmit={async (change) => {
        update(id, change)
        void alert(messages.productUpdated)
        void navigate(paths.allProducts)
        return undefined
      }}
    />
  )
}

function useListed(filter: ListAddress['filter']): Listed {
  const { products } = useMarket()
  const found = sortProducts(filterProducts(products, filter), filter.sort)
  const whole = { hasMore: false, isLoading: false, isLoadingMore: false, retry: () => {}, loadMore: () => {} }
  return { ...whole, products: found, total: found.length }
}

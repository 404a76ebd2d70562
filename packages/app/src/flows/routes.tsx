// The app's own pages over the market in memory: what each route wires, without a server behind it.
import { categories, countBrands, filterProducts, type Product, sortProducts } from '@arot/contract'
import { MainLayout } from '@arot/ui/MainLayout'
import { Menu } from '@arot/ui/Menu'
import { NavBar } from '@arot/ui/NavBar'
import { useAlerts } from '@arot/ui/useAlerts'
import { Outlet, type RouteObject, useNavigate, useParams } from 'react-router-dom'
import { MyProductsPage } from '../bulk/my-products/page.tsx'
import { AddProductPage } from '../catalog/add-product/page.tsx'
import { AllProductsPage } from '../catalog/all-products/page.tsx'
import { CategoryPage } from '../catalog/category/page.tsx'
import { HomePage } from '../catalog/home/page.tsx'
import { type ListAddress, useListAddress } from '../catalog/listing/useListAddress.ts'
import { messages as catalog } from '../catalog/messages.ts'
import { ProductPage } from '../catalog/product/page.tsx'
import { UpdateProductPage } from '../catalog/update-product/page.tsx'
import { CartPage } from '../orders/cart/page.tsx'
import { messages as orders } from '../orders/messages.ts'
import { wholeList } from '../platform/paged.ts'
import { hotDealsQuery } from '../platform/queries.ts'
import { cartHref, myProductsHref, paths } from '../routes.ts'
import { messages as session } from '../session/messages.ts'
import { RegisterPage } from '../session/register/page.tsx'
import { type Member, useMarket } from './market.ts'
import { loaded, missing } from './pages.fixtures.tsx'

const nobody: Member = { name: '', email: '' }

export const routes: RouteObject[] = [
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
          menu={Menu}
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
  const deals = filterProducts(products, hotDealsQuery).slice(0, hotDealsQuery.limit)
  return (
    <HomePage categories={loaded([...categories])} brands={loaded(countBrands(products))} hotDeals={loaded(deals)} />
  )
}

function Category() {
  const { categoryName = '' } = useParams()
  const address = useListAddress()
  const list = useList({ ...address.filter, category: [categoryName] })
  return <CategoryPage name={categoryName} list={list} address={address} />
}

function AllProducts() {
  const address = useListAddress()
  const { member = nobody, buy } = useMarket()
  const checkout = {
    buyer: member,
    onConfirm: async (product: Product, quantity: number) => {
      buy(product, quantity)
      return null
    },
  }
  return <AllProductsPage list={useList(address.filter)} address={address} checkout={checkout} />
}

function Detail() {
  const { products, member = nobody, buy } = useMarket()
  const { id } = useParams()
  const { alert } = useAlerts()
  const product = products.find(({ _id }) => _id === id)

  async function confirm(bought: Product, quantity: number) {
    buy(bought, quantity)
    void alert(orders.bought)
    return null
  }

  if (!product) return null
  return <ProductPage product={loaded(product)} buyer={member} onConfirm={confirm} />
}

function Cart() {
  const { cart, remove } = useMarket()
  const { alert } = useAlerts()

  async function take({ _id }: { _id: string }) {
    remove(_id)
    void alert(orders.removedFromCart)
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
        void alert(session.registered)
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
        add({ ...product, leadDays: product.leadDays ?? undefined })
        void alert(catalog.productAdded)
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
      product={product ? loaded(product) : missing}
      onSubmit={async (change) => {
        update(id, { ...change, leadDays: change.leadDays ?? undefined })
        void alert(catalog.productUpdated)
        void navigate(paths.allProducts)
        return undefined
      }}
    />
  )
}

function useList(filter: ListAddress['filter']) {
  const { products } = useMarket()
  return loaded(wholeList(sortProducts(filterProducts(products, filter), filter.sort)))
}

/**
 * The router surface that areas may use. Sharing this instead of all of react-router keeps half of it out of the browser.
 */
export type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  MiddlewareFunction,
  RouteObject,
  ShouldRevalidateFunction,
  ShouldRevalidateFunctionArgs,
  To,
} from 'react-router';
export {
  createBrowserRouter,
  createMemoryRouter,
  data,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterContextProvider,
  redirect,
  redirectDocument,
  replace,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';

export const english = {
  title: '404- Page Not Found',
  text: "Oops! The page you're looking for doesn't exist",
  home: 'Go Back Home',
}

export type NotFoundLabels = typeof english

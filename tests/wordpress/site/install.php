<?php
// php install.php ROOT ROLE…: installs WordPress, a user of each role named and with the password as the role, and our plugin.
list( , $root ) = $argv;
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = parse_url( getenv( 'WP_ORIGIN' ), PHP_URL_HOST ) . ':' . parse_url( getenv( 'WP_ORIGIN' ), PHP_URL_PORT );
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_install( 'A partner', 'administrator', 'administrator@example.com', false, '', 'administrator' );
foreach ( array_slice( $argv, 3 ) as $role ) {
	wp_insert_user(
		array(
			'user_login' => $role,
			'user_pass'  => $role,
			'user_email' => $role . '@example.com',
			'role'       => $role,
		)
	);
}
$result = activate_plugin( 'evermaple-forms/evermaple-forms.php' );
if ( is_wp_error( $result ) ) {
	fwrite( STDERR, $result->get_error_message() );
	exit( 1 );
}
